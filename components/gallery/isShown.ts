declare global {
  namespace NodeJS {
    interface ProcessEnv {
      readonly EXPO_PUBLIC_GALLERY?: string;
    }
  }
}

/** Written out in full: Expo puts the value in only where it finds exactly these words. */
export const isGalleryShown = __DEV__ || process.env.EXPO_PUBLIC_GALLERY === '1';
