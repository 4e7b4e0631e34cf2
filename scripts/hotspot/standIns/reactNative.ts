import { reactNative } from '../../../__tests__/support/tcpSocketStandIn';

/** What the hosting code takes from React Native; an app that never leaves the front. */
export const { NativeModules, NativeEventEmitter, Platform, Image } = reactNative;
export const AppState = { addEventListener: () => ({ remove: () => undefined }) };
export const DeviceEventEmitter = { addListener: () => ({ remove: () => undefined }) };
