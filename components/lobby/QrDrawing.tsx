import QRCode from 'react-native-qrcode-svg';

export default function QrDrawing({ value, size }: { value: string; size: number }) {
  return <QRCode value={value} size={size} ecl="M" color="#000000" backgroundColor="#ffffff" />;
}
