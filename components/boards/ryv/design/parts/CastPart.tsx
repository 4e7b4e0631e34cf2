import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { Glyph } from '@/components/art/Glyph';
import { MultipleChoice } from '@/components/basics/input/MultipleChoice';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Actor } from '@/rules/ryv/kinds';
import { ACTORS, ROLES } from '@/rules/ryv/text/choices';
import { MOST_OF_A_KIND, type Players, type ScenarioDraft } from '@/state/designs/draft';

import { ACTOR_ART } from '@/components/boards/ryv/art/inks';
import { actorName, type G } from '@/components/boards/ryv/text/say';
import type { Edited } from './edited';
import { Faults } from './Faults';

const roleWords = (g: G, role: string) => g(`role.${role}` as 'role.lab');

/** Who takes part, in the order of their choice. */
export function CastPart({
  of,
  players,
  faults,
  onChange,
}: Edited<ScenarioDraft> & { readonly players: Players }) {
  const g = useGameText('ryv');
  const cast = of.casts[players];
  const before = players === 3 ? null : ((players - 1) as Players);
  const put = (roles: readonly string[]) => onChange({ ...of, casts: { ...of.casts, [players]: roles } });
  return (
    <>
      <Text>{g('make.cast.text', { players })}</Text>
      {before !== null && cast.length === 0 && of.casts[before].length > 0 && (
        <Button
          label={g('make.cast.copy', { players: before })}
          onPress={() => put(of.casts[before])}
          testID="take-over"
        />
      )}
      <Text tone="strong" testID="so-far">
        {g('make.cast.so-far', { chosen: cast.length, players })}
      </Text>
      {cast.length > 0 && (
        <Text>{cast.map((role, at) => `${at + 1} ${roleWords(g, role)}`).join(' · ')}</Text>
      )}
      <Faults faults={faults} isUntouched={cast.length < players} />
      {ACTORS.map((actor) => (
        <Kind key={actor} actor={actor} cast={cast} isFull={cast.length >= players} onChange={put} />
      ))}
    </>
  );
}

type KindProps = {
  readonly actor: Actor;
  readonly cast: readonly string[];
  readonly isFull: boolean;
  readonly onChange: (cast: readonly string[]) => void;
};

/** The roles of one kind of actor. */
function Kind({ actor, cast, isFull, onChange }: KindProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const roles = ROLES.filter((role) => role.actor === actor).map(({ id }) => id);
  const isKindFull = roles.filter((role) => cast.includes(role)).length >= MOST_OF_A_KIND;
  const bar = isFull ? g('make.cast.full') : isKindFull ? g('make.cast.kind') : null;
  return (
    <MultipleChoice
      label={actorName(g, actor)}
      chosen={cast}
      options={roles.map((role) => ({
        value: role,
        label: roleWords(g, role),
        hint: (!cast.includes(role) && bar) || g(`role.${role}.story` as 'role.lab.story'),
        picture: <Glyph of={ACTOR_ART[actor]} size={22} color={colors.ink} />,
        disabled: !cast.includes(role) && bar !== null,
      }))}
      onChange={onChange}
    />
  );
}
