/** The stylesheet and the script of the desk in the browser: separate files that no visitor's page loads. */
import { build, type Rolldown } from "vite";
import type { DeskFiles } from "../../app/features/desk/shell/document.tsx";
import { root } from "../setup/installed.mjs";

/** @param client folder of the built files, where they are put beside the site's. @returns their addresses */
export async function makeDeskFiles(client: string): Promise<DeskFiles> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: false,
      rollupOptions: {
        input: { desk: "app/features/desk/script/desk.ts", "desk-style": "app/features/desk/desk.css" },
      },
    },
  })) as Rolldown.RolldownOutput;
  const named = (fits: (file: Rolldown.RolldownOutput["output"][number]) => boolean) => {
    const found = built.output.find(fits);
    if (!found) throw new Error("The desk's files are not among those that were built");
    return `/${found.fileName}`;
  };
  return {
    style: named((file) => file.type === "asset" && /desk-style[\w-]*\.css$/.test(file.fileName)),
    script: named((file) => file.type === "chunk" && file.isEntry && file.name === "desk"),
  };
}
