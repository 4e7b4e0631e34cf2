/** The app has no page: nobody can open it by an address. */
export const ownPage = (): string | null => null;
