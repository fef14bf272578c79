import { useEffect } from "react";
import { toast } from "./store.ts";

/** Of this tab and not of a component: an error screen in place of the page mounts everything again. */
let announced = false;

/** Says that the connection is lost, and, where that was announced, that it is back. */
export function useConnectionToasts(): void {
  useEffect(() => {
    const lost = () => {
      announced = true;
      toast({
        title: "You’re offline",
        text: "What’s on this page stays. Nothing can be sent until the connection is back.",
        variant: "destructive",
      });
    };
    const back = () => {
      if (announced) toast({ title: "You’re back online" });
      announced = false;
    };
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, []);
}
