/** What the hosting code takes from React Native; an app that never leaves the front. */
export { Image, NativeEventEmitter, NativeModules, Platform } from '../../support/tcpSocketStandIn';
export const AppState = { addEventListener: () => ({ remove: () => undefined }) };
export const DeviceEventEmitter = { addListener: () => ({ remove: () => undefined }) };
