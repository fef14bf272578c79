import { useEffect } from "react";
import { toast } from "./store.ts";

/** Module state, not a component's: when an error screen replaces the page, everything is mounted again. */
let announced = false;

/** Announces that the connection is lost and, if that was announced, that it is back. */
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
