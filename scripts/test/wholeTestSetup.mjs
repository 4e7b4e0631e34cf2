import browserTestSetup from './browserSetup.mjs';
import { galleryBuild } from '../build/webBuild.mjs';

/** The gallery is in no build that anybody gets, so it has one of its own. */
export default async function wholeTestSetup() {
  await browserTestSetup();
  await galleryBuild();
}
