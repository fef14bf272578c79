export declare const serveFlags: readonly string[];
export declare const serveEnv: Readonly<Record<string, string>>;
