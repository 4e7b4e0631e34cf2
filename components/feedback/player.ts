import { type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import {
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  selectionAsync,
} from 'expo-haptics';

import type { Feedback, Player } from './feedback';

const FILES: { readonly [F in Feedback]: number } = {
  turn: require('@/assets/sounds/turn.wav'),
  deal: require('@/assets/sounds/deal.wav'),
  lock: require('@/assets/sounds/lock.wav'),
  reveal: require('@/assets/sounds/reveal.wav'),
  roll: require('@/assets/sounds/roll.wav'),
  win: require('@/assets/sounds/win.wav'),
  lose: require('@/assets/sounds/lose.wav'),
  refuse: require('@/assets/sounds/refuse.wav'),
  join: require('@/assets/sounds/join.wav'),
  tick: require('@/assets/sounds/tick.wav'),
};

const light = () => impactAsync(ImpactFeedbackStyle.Light);
const BUZZES: { readonly [F in Feedback]: () => Promise<void> } = {
  turn: () => notificationAsync(NotificationFeedbackType.Success),
  deal: light,
  lock: () => impactAsync(ImpactFeedbackStyle.Medium),
  reveal: light,
  roll: () => impactAsync(ImpactFeedbackStyle.Heavy),
  win: () => notificationAsync(NotificationFeedbackType.Success),
  lose: light,
  refuse: () => notificationAsync(NotificationFeedbackType.Error),
  join: light,
  tick: selectionAsync,
};

const silent = () => undefined;
const players = new Map<Feedback, AudioPlayer>();

// Respect the silent switch, and do not stop other apps' music.
setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(silent);

function playerOf(what: Feedback): AudioPlayer {
  const player = players.get(what) ?? createAudioPlayer(FILES[what]);
  players.set(what, player);
  return player;
}

export const player: Player = {
  sound: (what) => {
    try {
      const sound = playerOf(what);
      sound
        .seekTo(0)
        .then(() => sound.play())
        .catch(silent);
    } catch {
      silent();
    }
  },
  buzz: (what) => {
    BUZZES[what]().catch(silent);
  },
};
