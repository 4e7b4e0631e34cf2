import { fireEvent, render, screen } from '@testing-library/react-native';

import { InviteCode } from '@/components/lobby/invite/InviteCode';
import type { TableInfo } from '@/state/session/tableSession';

const invitation = {
  address: '192.168.1.5',
  port: 8787,
  tableId: 'abcd1234',
  hostKey: '07'.repeat(32),
  joinSecret: '0a'.repeat(16),
};
const table = {
  code: 'ABCDE',
  addresses: [
    { place: '192.168.43.1:8787', kind: 'hotspot', hasWorked: true },
    { place: '192.168.1.5:8787', kind: 'wifi', hasWorked: false },
  ],
} as unknown as TableInfo;

test('a guest shows the address it used itself, and can show the others, each in plain words', () => {
  render(<InviteCode invitation={invitation} table={table} size={200} />);
  expect(screen.getByLabelText('Code to scan, leads to 192.168.1.5:8787')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Wi-Fi · 192.168.1.5:8787' })).toBeChecked();

  fireEvent.press(
    screen.getByRole('radio', { name: /^Hotspot · 192\.168\.43\.1:8787\. A phone has come in/ }),
  );
  expect(screen.getByLabelText('Code to scan, leads to 192.168.43.1:8787')).toBeTruthy();
  expect(screen.getByText('Or open 192.168.43.1:8787 and type')).toBeTruthy();
});

test('with one address there is nothing to choose', () => {
  render(
    <InviteCode
      invitation={invitation}
      table={{ ...table, addresses: table.addresses.slice(1) }}
      size={200}
    />,
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Wi-Fi · 192.168.1.5:8787')).toBeTruthy();
  expect(screen.queryByText(/^A phone has come in here/)).toBeNull();
});

test('a single address also says whether somebody has joined by it', () => {
  render(
    <InviteCode
      invitation={invitation}
      table={{ ...table, addresses: table.addresses.slice(0, 1) }}
      size={200}
    />,
  );
  expect(screen.getByText('Hotspot · 192.168.43.1:8787')).toBeTruthy();
  expect(screen.getByText(/^A phone has come in here/)).toBeTruthy();
});
