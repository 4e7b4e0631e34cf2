import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { PieceChoice } from '@/components/basics/input/PieceChoice';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { coveredOptions, OptionPiece } from '@/components/boards/OptionPiece';
import { useGameText, useText } from '@/i18n';
import { SHELF, TABLE_OPTIONS } from '@/rules/shelf';
import type { TableInfo } from '@/state/session/tableSession';

export type TableOptionsProps = {
  readonly table: TableInfo;
  readonly onChange: (options: TableInfo['options']) => void;
};

type Value = string | number;

/** A string of digits stands for a seat. */
const SEAT = /^\d+$/;
const TIMED = /timer$/i;

/** Returns the label of one value. A string of digits stands for a seat and is labelled with that player's name. */
export function useOptionLabel(table: TableInfo): (option: string, value: Value) => string {
  const t = useText();
  const g = useGameText(table.game);
  return (option, value) => {
    const seat = typeof value === 'string' && SEAT.test(value) ? table.seats[Number(value)] : undefined;
    return seat === undefined || seat.kind === 'open'
      ? g(`option.${option}.${value}`)
      : t('lobby.option.seat', { name: seat.name, number: Number(value) + 1 });
  };
}

/** Whether players of this game can put something of their own on the table. */
export const hasOwnDesigns = ({ game }: TableInfo): boolean =>
  Object.values(SHELF[game]?.options ?? {}).some(({ written }) => written !== undefined);

/** Lists the options that a design of the players' own replaces. */
function writtenOver({ game, options }: TableInfo): readonly string[] {
  return Object.entries(SHELF[game]?.options ?? {}).flatMap(([option, { written }]) => {
    const text = options[option];
    if (written === undefined || typeof text !== 'string' || text === '') return [];
    try {
      return Object.keys(JSON.parse(text) as object);
    } catch {
      return [];
    }
  });
}

/**
 * Lists the game's options with their current values. It leaves out those that are not chosen from a list, and those that
 * mean nothing beside what else was chosen.
 */
export function optionsOf(table: TableInfo) {
  const rules = SHELF[table.game]?.options ?? {};
  const valueOf = (option: string) => table.options[option] ?? rules[option]?.byDefault ?? '';
  return Object.entries(rules)
    .filter(([option, { values }]) => values.length > 1 && !writtenOver(table).includes(option))
    .filter(([, { onlyWith = {} }]) =>
      Object.entries(onlyWith).every(([other, value]) => valueOf(other) === value),
    )
    .map(([option, { values, byDefault, isFine = false }]) => {
      const value = valueOf(option);
      // What hardly anybody changes is told where somebody has.
      return { option, values, isFine, value, isTold: !isFine || value !== byDefault };
    });
}

const { bots: BOTS } = TABLE_OPTIONS;
type Level = (typeof BOTS.values)[number];

/** How well the table's bots play; `null` where no bot sits. */
export function botLevelOf({ seats, options }: TableInfo): Level | null {
  if (!seats.some(({ kind }) => kind === 'bot')) return null;
  return BOTS.values.find((level) => level === options['bots']) ?? BOTS.byDefault;
}

export function TableOptions({ table, onChange }: TableOptionsProps) {
  const t = useText();
  const g = useGameText(table.game);
  const label = useOptionLabel(table);
  const bots = botLevelOf(table);
  const covered = coveredOptions(table.game);
  const [showsAll, setShowsAll] = useState(false);
  const options = optionsOf(table).filter(({ option }) => !covered.includes(option));
  const choose = (option: string) => (chosen: Value) => onChange({ ...table.options, [option]: chosen });
  return (
    <>
      <OptionPiece game={table.game} options={table.options} onChange={onChange} />
      {options
        .filter(({ isFine }) => showsAll || !isFine)
        .map(({ option, values, value }) => (
          <PieceChoice<Value>
            key={option}
            label={g(`option.${option}`)}
            value={value}
            pieces={values.map((one) => ({
              value: one,
              label: label(option, one),
              picture: <OptionPicture option={option} value={one} />,
            }))}
            onChange={choose(option)}
          />
        ))}
      {bots !== null && (
        <PieceChoice<Value>
          label={t('lobby.bots')}
          value={bots}
          pieces={BOTS.values.map((level) => ({
            value: level,
            label: t(`lobby.bots.${level}`),
            picture: <Icon name="bot" />,
          }))}
          onChange={choose('bots')}
        />
      )}
      {!showsAll && options.some(({ isFine }) => isFine) && (
        <Button
          label={t('lobby.options.more')}
          icon={<Icon name="plus" />}
          onPress={() => setShowsAll(true)}
        />
      )}
    </>
  );
}

/** A seat is its mark, chance is a die, a time an hourglass; what has no picture is its words alone. */
function OptionPicture({ option, value }: { readonly option: string; readonly value: Value }) {
  if (value === 'random') return <Icon name="dice" />;
  if (typeof value === 'string' && SEAT.test(value)) return <SeatMark seat={Number(value)} size={28} />;
  return TIMED.test(option) ? <Icon name={value === 0 ? 'play' : 'timer'} /> : null;
}
