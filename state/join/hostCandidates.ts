/** A page is told nothing of the network it is in. */
export const hostCandidates = (_port: number): readonly string[] => [];
export const newHostCandidates = (_known: string): readonly string[] => [];
