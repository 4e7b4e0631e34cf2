import { Choice } from '@/components/basics/input/Choice';
import { useGameText, useText } from '@/i18n';
import { SHELF, TABLE_OPTIONS } from '@/rules/shelf';
import type { TableInfo } from '@/state/session/tableSession';

export type TableOptionsProps = {
  readonly table: TableInfo;
  readonly onChange: (options: TableInfo['options']) => void;
};

type Value = string | number;

/** Returns the label of one value. A string of digits stands for a seat and is labelled with that player's name. */
export function useOptionLabel(table: TableInfo): (option: string, value: Value) => string {
  const t = useText();
  const g = useGameText(table.game);
  return (option, value) => {
    const seat = typeof value === 'string' && /^\d+$/.test(value) ? table.seats[Number(value)] : undefined;
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

/** Lists the game's options with their current values. It leaves out options that are not chosen from a list. */
export const optionsOf = (table: TableInfo) =>
  Object.entries(SHELF[table.game]?.options ?? {})
    .filter(([option, { values }]) => values.length > 1 && !writtenOver(table).includes(option))
    .map(([option, { values, byDefault }]) => ({
      option,
      values,
      value: table.options[option] ?? byDefault,
    }));

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
  const choose = (option: string) => (chosen: Value) => onChange({ ...table.options, [option]: chosen });
  return (
    <>
      {optionsOf(table).map(({ option, values, value }) => (
        <Choice<Value>
          key={option}
          label={g(`option.${option}`)}
          value={value}
          options={values.map((one) => ({ value: one, label: label(option, one) }))}
          onChange={choose(option)}
        />
      ))}
      {bots !== null && (
        <Choice<Value>
          label={t('lobby.bots')}
          value={bots}
          options={BOTS.values.map((level) => ({ value: level, label: t(`lobby.bots.${level}`) }))}
          onChange={choose('bots')}
        />
      )}
    </>
  );
}
