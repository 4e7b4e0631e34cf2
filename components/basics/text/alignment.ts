/** The system turns left and right round where one reads from right to left. */
export const ALIGNMENT = { start: 'auto', center: 'center', end: 'right' } as const;
