import { useText } from '@/i18n';

/** Versions of a game's rules; `has` is `null` when this Palaver does not have the game at all. */
type Versions = { readonly needs: number; readonly has: number | null };

/** Which rules a game needs and which are here, in one sentence. */
export function useNeededRules(): (versions: Versions, game: string) => string {
  const t = useText();
  return ({ needs, has }, game) =>
    has === null ? t('closed.none', { game, needs }) : t('closed.needs', { game, needs, has });
}
