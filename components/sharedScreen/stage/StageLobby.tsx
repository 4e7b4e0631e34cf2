import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Icon } from '@/components/basics/marks/Icon';
import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { BOARDS } from '@/components/boards/boards';
import { QrCode } from '@/components/codes/QrCode';
import { edge, rays } from '@/components/furniture/stage/cut';
import { Drawing } from '@/components/furniture/stage/Drawing';
import { INK, STAGE } from '@/components/furniture/stage/looks';
import { Person } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { CoverArt } from '@/components/home/CoverArt';
import { useInviteAddress } from '@/components/lobby/invite/useInviteAddress';
import { Appear } from '@/components/motion/Appear';
import { useLid, useText } from '@/i18n';
import type { TableInfo, TableSession } from '@/state/session/tableSession';

import { StageCanvas } from './StageCanvas';

const COVER = { width: 840, height: 548 } as const;
const LOWER = edge({ from: 0, to: COVER.width, y: 16, rough: 2.5, step: 40, seed: 'lobby' });
const NAME_GROUND = `M${LOWER.map(([x, y]) => `${x} ${y.toFixed(1)}`).join('L')}L840 124L0 124Z`;
const QR = 336;
/** How long somebody who sat down is greeted. */
const GREETED_MS = 4_000;

export type StageLobbyProps = {
  readonly table: TableInfo;
  readonly invitation: TableSession['invitation'];
  /** What whoever leads can touch. */
  readonly controls: ReactNode;
};

/** Before a game, for a room: what is played, how to come in, and who sits down. */
export function StageLobby({ table, invitation, controls }: StageLobbyProps) {
  const t = useText();
  const lid = useLid(table.game);
  const named = useTableName();
  const inks = BOARDS[table.game]?.palette.light;
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const count = t('stage.lobby.count', { taken, seats: table.seats.length });
  return (
    <StageCanvas ground={INK.paper}>
      <View style={styles.paper} />
      <View style={styles.cover}>
        <View style={styles.print}>
          <CoverArt game={table.game} />
        </View>
        <Svg width={840} height={124} style={styles.nameGround} aria-hidden>
          <Path d={NAME_GROUND} fill={inks?.ink ?? INK.ink} />
        </Svg>
        <View style={styles.name}>
          <Says
            size={fitting(lid('name'), 560, 1, [70, 58, 48, 40])}
            face="display"
            color={INK.onDark}
            heading
          >
            {lid('name')}
          </Says>
        </View>
        <View style={styles.count}>
          <Icon name="people" size={44} color={INK.onDark} />
          <Says size={fitting(count, 150, 1, [38, 32, 28])} face="display" color={INK.onDark}>
            {count}
          </Says>
        </View>
      </View>
      <View style={styles.wayIn}>
        <View style={styles.table}>
          <TreeMark id={table.id} size={44} color={INK.ink} />
          <Says size={30} face="display">
            {t('join.nearby.table', { id: named(table.id) })}
          </Says>
        </View>
        {invitation !== null && <WayIn table={table} invitation={invitation} />}
      </View>
      <Bench table={table} />
      <View style={styles.controls}>{controls}</View>
    </StageCanvas>
  );
}

type WayInProps = { readonly table: TableInfo; readonly invitation: NonNullable<TableSession['invitation']> };

function WayIn({ table: { addresses, code }, invitation }: WayInProps) {
  const t = useText();
  const { link, place } = useInviteAddress(invitation, addresses, 'best');
  return (
    <>
      <Says size={fitting(t('screen.scan'), 400, 1, [34, 28, 24])} face="display" align="center">
        {t('screen.scan')}
      </Says>
      <QrCode value={link} size={QR} label={t('lobby.invite.qr', { address: place })} />
      <View style={styles.line}>
        <Icon name="wifi" size={28} />
        <Says size={fitting(place, 370, 1, [30, 26, 24])}>{place}</Says>
      </View>
      {code !== null && (
        <Says size={56} face="display" align="center" style={styles.code}>
          {code}
        </Says>
      )}
    </>
  );
}

/** The bench: who sits down raises an arm for a moment. */
function Bench({ table: { seats } }: { readonly table: TableInfo }) {
  const t = useText();
  const width = STAGE.width / seats.length;
  const greeted = useGreeted(seats.map(({ kind, name }) => (kind === 'open' ? '' : name)));
  return (
    <View style={styles.bench} testID="stage-bench">
      <Drawing>
        {greeted.map((seat) => (
          <Path
            key={seat}
            d={rays({
              x: (seat + 0.5) * width,
              y: 78,
              from: 62,
              to: 132,
              count: 26,
              share: 0.42,
              seed: 'hello',
            })}
            fill={INK.warm}
          />
        ))}
      </Drawing>
      {seats.map(({ kind, name, away }, seat) => {
        const state = kind === 'open' ? 'free' : away ? 'away' : kind === 'bot' ? 'bot' : 'here';
        const label = kind === 'open' ? t('stage.lobby.free') : name;
        return (
          <View key={`${seat} ${kind}`} style={[styles.seat, { left: seat * width, width }]}>
            <Appear still={kind === 'open'}>
              <Person seat={seat} state={state} size={100} hand={greeted.includes(seat)} />
            </Appear>
            <View style={[styles.label, kind === 'open' && styles.free]}>
              <Says
                size={fitting(label, width - 30, 1, [26, 24])}
                color={kind === 'open' ? INK.soft : INK.ink}
                lines={1}
              >
                {label}
              </Says>
            </View>
          </View>
        );
      })}
    </View>
  );
}

/** The seats that were taken a moment ago. Who sat there when this screen opened is not greeted. */
function useGreeted(names: readonly string[]): readonly number[] {
  const now = names.join('\n');
  const [known, setKnown] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(now), GREETED_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const before = known.split('\n');
  return names.flatMap((name, seat) => (name !== '' && (before[seat] ?? '') === '' ? [seat] : []));
}

const styles = StyleSheet.create({
  paper: { position: 'absolute', left: 0, top: 0, width: 1280, height: 720, backgroundColor: INK.paper },
  cover: { position: 'absolute', left: 0, top: 0, ...COVER, overflow: 'hidden' },
  print: { width: 880 },
  nameGround: { position: 'absolute', left: 0, top: 424 },
  name: { position: 'absolute', left: 30, top: 448, width: 570, height: 94, justifyContent: 'center' },
  count: {
    position: 'absolute',
    right: 14,
    top: 448,
    height: 94,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
  },
  wayIn: {
    position: 'absolute',
    left: 840,
    top: 0,
    width: 440,
    height: 548,
    paddingTop: 6,
    alignItems: 'center',
    backgroundColor: INK.sheet,
    borderLeftWidth: 4,
    borderLeftColor: INK.ink,
  },
  table: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  code: { letterSpacing: 5 },
  bench: {
    position: 'absolute',
    left: 0,
    top: 544,
    width: 1280,
    height: 176,
    overflow: 'hidden',
    backgroundColor: INK.paper,
    borderTopWidth: 4,
    borderTopColor: INK.ink,
  },
  seat: { position: 'absolute', top: 6, height: 166, alignItems: 'center' },
  label: {
    position: 'absolute',
    bottom: 4,
    paddingHorizontal: 10,
    paddingVertical: 2,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 3,
    borderRadius: 8,
  },
  free: { borderStyle: 'dashed', borderColor: INK.faint, backgroundColor: INK.paper },
  controls: { position: 'absolute', left: 14, top: 12, flexDirection: 'row', gap: 10 },
});
