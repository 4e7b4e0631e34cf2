import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Licence, View as GameView } from '@/rules/ryv/types';

import { CardText } from './CardText';
import { useInks } from '@/components/boards/ryv/art/inks';
import { cardName, listOf } from '@/components/boards/ryv/text/say';

/** So wide at 100 % that no word of a card's name is broken beside its marks. */
const CARD = 150;

export type LicensedProps = {
  readonly view: GameView;
  readonly names: readonly string[];
  readonly touchable: boolean;
};

/** The Licensed AI space: each card with its owner and those who use it too. A touch reads it. */
export function Licensed({ view, names, touchable }: LicensedProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const [near, setNear] = useState<Licence | null>(null);
  return (
    <View style={styles.box} testID="licensed">
      <View style={styles.head}>
        <Glyph of={icons.licence} size={20 * scale} color={colors.ink} />
        <Text tone="strong">{g('board.licensed')}</Text>
      </View>
      {view.licensed.length === 0 && (
        <Text size="small" tone="soft">
          {g('board.licensed.none')}
        </Text>
      )}
      <View style={styles.all}>
        {view.licensed.map((licence) => (
          <LicensedCard
            key={licence.card}
            licence={licence}
            names={names}
            onPress={touchable ? () => setNear(licence) : null}
          />
        ))}
      </View>
      <Sheet
        open={near !== null}
        onClose={() => setNear(null)}
        title={near === null ? '' : cardName(g, near.card)}
      >
        {near !== null && <Read view={view} licence={near} names={names} />}
      </Sheet>
    </View>
  );
}

type LicensedCardProps = {
  readonly licence: Licence;
  readonly names: readonly string[];
  readonly onPress: (() => void) | null;
};

function LicensedCard({ licence: { card, owner, users }, names, onPress }: LicensedCardProps) {
  const g = useGameText('ryv');
  const { scale } = useTheme();
  const inks = useInks();
  const label = [
    g('board.read', { name: cardName(g, card) }),
    g('board.owner', { seat: names[owner] ?? '' }),
    ...(users.length === 0
      ? []
      : [g('board.users', { users: users.map((seat) => names[seat] ?? '').join(', ') })]),
  ].join('. ');
  return (
    <TouchPicture
      label={label}
      onPress={onPress}
      testID={`licensed-${card}`}
      style={[styles.card, { flexBasis: CARD * scale, borderColor: inks.ink, backgroundColor: inks.ground }]}
    >
      <SeatMark seat={owner} size={18} />
      <View style={styles.words}>
        <Text size="small" tone="strong" color={inks.ink}>
          {cardName(g, card)}
        </Text>
      </View>
      {users.map((seat) => (
        <SeatMark key={seat} seat={seat} size={12} />
      ))}
    </TouchPicture>
  );
}

function Read({
  view,
  licence: { card, owner, users },
  names,
}: {
  view: GameView;
  licence: Licence;
  names: readonly string[];
}) {
  const g = useGameText('ryv');
  const exposed = view.seats.flatMap((seat, at) => (seat.exposed.includes(card) ? [names[at] ?? ''] : []));
  return (
    <>
      <CardText card={card} />
      <Text>{g('board.owner', { seat: names[owner] ?? '' })}</Text>
      <Text>
        {g('board.users', {
          users: listOf(
            g,
            users.map((seat) => names[seat] ?? ''),
          ),
        })}
      </Text>
      {exposed.length > 0 && <Text tone="danger">{g('board.exposed', { seats: exposed.join(', ') })}</Text>}
    </>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  all: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  card: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    borderWidth: 2,
    borderRadius: RADIUS.small,
    paddingHorizontal: SPACE.small,
  },
  words: { flexGrow: 1, flexShrink: 1 },
});
