import { galleryBuild } from '../build/webBuild.mjs';
import browserSetup from './browserSetup.mjs';

/** The gallery is in no build that anybody gets, so it has one of its own. */
export default async function wholeSetup() {
  await browserSetup();
  await galleryBuild();
}
