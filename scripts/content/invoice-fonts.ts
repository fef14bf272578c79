// `npm run content:invoice-fonts`: cuts the typefaces of content/brand/typefaces.ts for invoices. Run it again when a typeface or its
// package changes; content:check says when a changed typeface was forgotten. Commit the files.
import typefaces from "#content/brand/typefaces.ts";
import { cutInvoiceFonts } from "../build/brand/invoice-fonts.ts";
import { contentFolder } from "../setup/content.mjs";

await cutInvoiceFonts(contentFolder, typefaces);
