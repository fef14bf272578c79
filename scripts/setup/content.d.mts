export declare const contentFolder: string;
export declare const contentAlias: { find: RegExp; replacement: string }[];
export function aliasTo(folder: string): { find: RegExp; replacement: string }[];
export function actFolders(folder?: string): string[];
export function serviceSlugs(): Promise<string[]>;
export function contentFiles(): string[];
