import { fireEvent, render, screen } from '@testing-library/react-native';

import { trustOf, trustPhone } from '@/components/gallery/trustOf';
import { BallotTrust } from '@/components/trust/BallotTrust';
import { GateQuestion } from '@/components/trust/GateQuestion';
import { HeaderSign } from '@/components/trust/HeaderSign';
import { OthersStopped } from '@/components/trust/OthersStopped';
import { StepsGone } from '@/components/trust/StepsGone';
import { TrustNotice } from '@/components/trust/TrustNotice';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { fr } from '@/i18n/fr';
import type { TrustState } from '@/state/session/tableSession';

const NAMES = ['Amina', 'Ben', 'Chipo'];
const noop = () => undefined;

describe('in the header', () => {
  const header = (of: Partial<TrustState>, onPress = noop) =>
    render(<HeaderSign trust={trustOf(of)} names={NAMES} onPress={onPress} />);

  test('the sign is read out with who has compared it, and a touch opens it', () => {
    const open = jest.fn();
    header({}, open);
    fireEvent.press(
      screen.getByRole('button', {
        name: 'The sign of this table: fish, drum, comb, fish. Not compared yet',
      }),
    );
    expect(open).toHaveBeenCalledTimes(1);
    screen.unmount();
    header({ compared: 'same' });
    expect(screen.getByRole('button', { name: /Compared by Amina$/ })).toBeTruthy();
  });

  test('there is none before the first round, nor at a table of one phone', () => {
    header({ sign: null });
    expect(screen.queryByRole('button')).toBeNull();
    screen.unmount();
    header({ devices: [trustPhone(0), trustPhone(1, { out: true })] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('the vote sheet says from whom the vote is hidden, and whether somebody has compared', () => {
  render(<BallotTrust trust={trustOf()} names={NAMES} />);
  expect(screen.getByText(en['secrecy.compare'])).toBeTruthy();
  expect(screen.getByText('Not compared yet')).toBeTruthy();
  screen.unmount();
  const devices = [trustPhone(0), trustPhone(1, { hasCompared: true })];
  render(<BallotTrust trust={trustOf({ devices, compared: 'same' })} names={NAMES} />);
  expect(screen.getByText('Hidden from everybody, the host too.')).toBeTruthy();
  expect(screen.getByText('Compared by Amina, Ben')).toBeTruthy();
});

test.each<[string, TrustState['devices'], boolean]>([
  ['two others with the app', [0, 1, 2].map((seat) => trustPhone(seat)), true],
  ['one other with the app', [trustPhone(0), trustPhone(1), trustPhone(2, { runs: 'page' })], false],
  ['two pages, seen from a page', [0, 1, 2].map((seat) => trustPhone(seat, { runs: 'page' })), true],
  ['one that has left', [trustPhone(0), trustPhone(1), trustPhone(2, { out: true })], false],
])('the vote sheet says whether a vote outlives its phone: %s', (_, devices, isShared) => {
  render(<BallotTrust trust={trustOf({ devices })} names={NAMES} />);
  expect(screen.queryByText(en['trust.lost']) === null).toBe(isShared);
});

describe('the gate', () => {
  const asks = { id: 'a', what: 'open', missing: ['device-1'], why: 'silent' } as const;
  const gate = (of: Partial<TrustState>, onTellAnyway: (id: string) => void = noop) =>
    render(<GateQuestion trust={trustOf(of)} names={NAMES} onTellAnyway={onTellAnyway} />);

  test('asks by name, and opens only when the player says so', () => {
    const open = jest.fn();
    gate({ asks }, open);
    expect(screen.getByText('The phone of Ben does not confirm that it sees the same game.')).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'Open all the same' }));
    expect(open.mock.calls).toEqual([['a']]);
  });

  test('who waits tells nothing, and can decide otherwise later', () => {
    const open = jest.fn();
    gate({ asks }, open);
    fireEvent.press(screen.getByRole('button', { name: 'Wait' }));
    expect(open).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'Your vote waits' }));
    expect(screen.getByRole('button', { name: 'Open all the same' })).toBeTruthy();
  });

  test('another question is asked anew', () => {
    const { rerender } = gate({ asks });
    fireEvent.press(screen.getByRole('button', { name: 'Wait' }));
    const next = trustOf({ asks: { ...asks, id: 'b', missing: ['device-1', 'device-2'] } });
    rerender(<GateQuestion trust={next} names={NAMES} onTellAnyway={noop} />);
    expect(screen.getByText(/^These phones do not confirm .*: Ben, Chipo\.$/)).toBeTruthy();
  });

  test('every reason and every secret has its own words', () => {
    const seen = new Set<string>();
    for (const why of ['silent', 'unproven', 'seat-changed'] as const)
      for (const what of ['open', 'show', 'lend'] as const) {
        gate({ asks: { ...asks, why, what } });
        const texts = screen.getAllByText(/Ben|false/).map(({ props }) => String(props['children']));
        seen.add(texts.join('|'));
        screen.unmount();
      }
    expect(seen.size).toBe(9);
  });

  test('a phone that keeps its secrets for good does not ask', () => {
    gate({ asks, compared: 'different' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an alarm', () => {
  const KINDS = ['fork', 'forged', 'left-out', 'changed-list', 'false-key', 'other-host'] as const;

  test.each(KINDS)('%s says what happened, what it means and what to do, and stays', (what) => {
    render(
      <TrustNotice trust={trustOf({ alarm: { what, with: 'device-1' } })} names={NAMES} onMore={noop} />,
    );
    expect(screen.getByTestId('alarm').props['role']).toBe('alert');
    const names = { name: 'Ben', mine: 'Amina' };
    const said = en[`alarm.${what}`].replace(/\{(name|mine)\}/g, (_, slot: 'name' | 'mine') => names[slot]);
    for (const text of [said, en[`alarm.${what}.means`], en['alarm.stopped'], en['alarm.do']])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    for (const app of [fr.app, es.app]) expect(app[`alarm.${what}`]).not.toBe(en[`alarm.${what}`]);
  });

  test('a fork names both phones', () => {
    render(
      <TrustNotice
        trust={trustOf({ alarm: { what: 'fork', with: 'device-2' } })}
        names={NAMES}
        onMore={noop}
      />,
    );
    expect(
      screen.getByText('This phone (Amina) and the phone of Chipo were shown two different games.'),
    ).toBeTruthy();
  });

  test('pictures that differ are a notice that stays, with the way to what can be done', () => {
    const more = jest.fn();
    render(<TrustNotice trust={trustOf({ compared: 'different' })} names={NAMES} onMore={more} />);
    fireEvent.press(screen.getByRole('button', { name: 'What to do' }));
    expect(more).toHaveBeenCalledTimes(1);
  });

  test('at an honest table there is none', () => {
    render(<TrustNotice trust={trustOf({ compared: 'same' })} names={NAMES} onMore={noop} />);
    expect(screen.toJSON()).toBeNull();
  });
});

test('what others have compared does not look like what this phone’s player has', () => {
  const devices = [trustPhone(0), trustPhone(1, { hasCompared: true }), trustPhone(2)];
  const { rerender } = render(<BallotTrust trust={trustOf({ devices })} names={NAMES} />);
  expect(screen.getByText('Compared by Ben, not on this phone yet')).toBeTruthy();
  expect(screen.queryByTestId('compared-tick')).toBeNull();
  rerender(<BallotTrust trust={trustOf({ devices, compared: 'same' })} names={NAMES} />);
  expect(screen.getByText('Compared by Amina, Ben')).toBeTruthy();
  expect(screen.getByTestId('compared-tick')).toBeTruthy();
});

describe('a table that waits for a phone that has stopped', () => {
  const shown = (of: Parameters<typeof trustOf>[0]) =>
    render(<OthersStopped trust={trustOf(of)} names={NAMES} />);

  test.each([
    ['different', /The player of Ben says that the pictures are not the same\./],
    ['alarm', /The phone of Ben says that something is wrong at this table\./],
  ] as const)('says why: %s', (stopped, words) => {
    shown({ devices: [trustPhone(0), trustPhone(1, { stopped }), trustPhone(2)] });
    expect(screen.getByTestId('notice')).toHaveTextContent(words);
    expect(screen.getByTestId('notice')).toHaveTextContent(/Look at that phone together/);
  });

  test('says nothing of a phone that has left, nor where this phone has stopped itself', () => {
    const stopped = trustPhone(1, { stopped: 'different', out: true });
    const { rerender } = shown({ devices: [trustPhone(0), stopped] });
    expect(screen.queryByTestId('notice')).toBeNull();
    const here = [trustPhone(0), trustPhone(1, { stopped: 'alarm' })];
    rerender(<OthersStopped trust={trustOf({ devices: here, compared: 'different' })} names={NAMES} />);
    expect(screen.queryByTestId('notice')).toBeNull();
  });
});

test('steps that only this phone had seen and that are gone are told once, and can be put away', () => {
  const { rerender } = render(<StepsGone lost={0} />);
  expect(screen.queryByTestId('steps-gone')).toBeNull();
  rerender(<StepsGone lost={2} />);
  expect(screen.getByTestId('steps-gone')).toHaveTextContent(/while this phone was away/);
  fireEvent.press(screen.getByRole('button', { name: 'I understand' }));
  expect(screen.queryByTestId('steps-gone')).toBeNull();
});
