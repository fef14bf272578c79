import { toast } from "../toast/store.ts";

/** Copies a text and confirms it in a toast. Shown only once scripts run. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `Copied the ${name}`, text });
    } catch {
      // Fails on plain http, in a frame, or by the visitor's settings. The text can still be read on the page.
      toast({ title: `Your browser would not let us copy the ${name}`, text, variant: "destructive" });
    }
  }
  return (
    <button type="button" className="copy-button" onClick={copy} aria-label={`Copy the ${name}`}>
      Copy
    </button>
  );
}
