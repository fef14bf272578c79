import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import express from "express";
import type { Plugin } from "vite";
import { makePhotos, photoFolder, sourceFolder } from "./photos.ts";

const address = "/assets";

/** A Vite plugin that makes the photographs before the posters load them, and adds them to the build or serves them in development. */
export function photographs(): Plugin {
  return {
    name: "photographs",
    async buildStart() {
      // The development server makes them before it listens.
      if (this.environment.mode === "build") await makePhotos();
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const name of (await readdir(photoFolder)).filter((file) => file.startsWith("photo-")))
        this.emitFile({
          type: "asset",
          fileName: path.posix.join(address.slice(1), name),
          source: await readFile(path.join(photoFolder, name)),
        });
    },
    async configureServer(server) {
      await makePhotos();
      server.middlewares.use(address, express().use(express.static(photoFolder)));
      server.watcher.on("all", async (_event, file) => {
        if (!file.startsWith(sourceFolder) || path.basename(path.dirname(file)) !== "photos") return;
        await makePhotos().catch((error: Error) => server.config.logger.error(error.message));
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
