/** Reads a form out of a request, however large or odd: the visitor gets a readable answer, never a 500 or a dropped connection. */
import type { FieldsByName } from "./token.server.ts";

/** Maximum bytes that are parsed; the limits of all fields together are less than a tenth of it. */
const parsedBytes = 64 * 1024;
/** Bytes that are read and discarded, so that a browser finishes sending and reads the answer. */
const drainedBytes = 12 * 1024 * 1024;

type Body = { ok: true; fields: FieldsByName } | { ok: false; status: 400 | 413 | 415; fields: FieldsByName };

export async function readForm(request: Request): Promise<Body> {
  const type = request.headers.get("Content-Type") ?? "";
  const { bytes, complete } = await readUpTo(request);
  const fields = await parse(bytes, type, complete);
  if (fields === "unknown") return { ok: false, status: 415, fields: {} };
  if (!complete) return { ok: false, status: 413, fields: fields === "unreadable" ? {} : fields };
  return fields === "unreadable" ? { ok: false, status: 400, fields: {} } : { ok: true, fields };
}

async function readUpTo(request: Request): Promise<{ bytes: Uint8Array; complete: boolean }> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader && Number(request.headers.get("Content-Length") ?? 0) <= drainedBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    if (size < parsedBytes) chunks.push(value.subarray(0, parsedBytes - size));
    size += value.byteLength;
    if (size > drainedBytes) break;
  }
  const tooLong = Number(request.headers.get("Content-Length") ?? 0) > parsedBytes || size > parsedBytes;
  return { bytes: Buffer.concat(chunks), complete: !tooLong };
}

async function parse(
  bytes: Uint8Array,
  type: string,
  complete: boolean,
): Promise<FieldsByName | "unknown" | "unreadable"> {
  const kind = type.split(";")[0]?.trim().toLowerCase();
  if (kind === "application/x-www-form-urlencoded")
    return firstOfEach(new URLSearchParams(new TextDecoder().decode(bytes)).entries());
  if (kind !== "multipart/form-data") return "unknown";
  const body = complete ? bytes : upToLastPart(bytes, type);
  try {
    const form = await new Response(Buffer.from(body), { headers: { "Content-Type": type } }).formData();
    const entries = [...form.entries()];
    if (entries.some(([, value]) => typeof value !== "string")) return "unknown";
    return firstOfEach(entries as [string, string][]);
  } catch {
    return "unreadable";
  }
}

/** Repairs a truncated multipart body by ending it after its last complete part. */
function upToLastPart(bytes: Uint8Array, type: string): Uint8Array {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1] ?? "";
  const end = Buffer.from(bytes).lastIndexOf(`\r\n--${boundary}`);
  return Buffer.concat([bytes.subarray(0, Math.max(0, end)), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** No form repeats a field, so the first value counts. NUL is removed, because PostgreSQL can't store it in a text. */
function firstOfEach(entries: Iterable<[string, string]>): FieldsByName {
  const fields: FieldsByName = Object.create(null);
  for (const [name, value] of entries) fields[name] ??= value.replaceAll("\0", "");
  return fields;
}
