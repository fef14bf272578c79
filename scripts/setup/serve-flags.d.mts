export const serveFlags: readonly string[];
export const serveEnv: Readonly<Record<string, string>>;
