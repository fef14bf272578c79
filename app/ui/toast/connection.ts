import { useEffect } from "react";
import { toast } from "./store.ts";

/** Of this tab and not of a component: an error screen in place of the page mounts everything again. */
let told = false;

/** Says that the connection is lost, and that it is back to whoever was told so. */
export function useConnectionToasts(): void {
  useEffect(() => {
    const lost = () => {
      told = true;
      toast({
        title: "You’re offline",
        text: "What’s on this page stays. Nothing can be sent until the connection is back.",
        variant: "destructive",
      });
    };
    const back = () => {
      if (told) toast({ title: "You’re back online" });
      told = false;
    };
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, []);
}
