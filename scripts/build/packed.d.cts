export function packedSite(of: { pack: string; hash: () => string; dev: boolean }): string | null;
