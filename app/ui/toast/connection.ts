import { useEffect } from "react";
import { toast } from "./store.ts";

/** Module state, not a component's: when an error screen replaces the page, everything is mounted again. */
let announced = false;

/** Announces that the connection is lost and, if that was announced, that it is back. */
export function useConnectionToasts(): void {
  useEffect(() => {
    const announceLost = () => {
      announced = true;
      toast({
        title: "You’re offline",
        text: "What’s on this page stays. Nothing can be sent until the connection is back.",
        variant: "destructive",
      });
    };
    const announceBack = () => {
      if (announced) toast({ title: "You’re back online" });
      announced = false;
    };
    addEventListener("offline", announceLost);
    addEventListener("online", announceBack);
    return () => {
      removeEventListener("offline", announceLost);
      removeEventListener("online", announceBack);
    };
  }, []);
}
