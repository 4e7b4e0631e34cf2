const { withAppBuildGradle } = require('expo/config-plugins');

/**
 * The template signs releases with a debug key that everybody has, so that anyone could hand out an "update" of the
 * app. A release is signed with the key of whoever publishes it, or it is not built (docs/releasing.md).
 */
const KEY = `        release {
            def given = { name -> findProperty(name) ?: System.getenv(name) }
            if (given('PALAVER_KEYSTORE')) {
                storeFile file(given('PALAVER_KEYSTORE'))
                storePassword given('PALAVER_KEYSTORE_PASSWORD')
                keyAlias given('PALAVER_KEY_ALIAS')
                keyPassword given('PALAVER_KEY_PASSWORD') ?: given('PALAVER_KEYSTORE_PASSWORD')
            }
        }
`;

const REFUSAL = `
gradle.taskGraph.whenReady { graph ->
    def key = android.buildTypes.release.signingConfig?.storeFile
    def isRelease = graph.allTasks.any { it.project == project && it.name ==~ /(assemble|bundle|package|install)(.*)Release/ }
    if (isRelease && (key == null || key.name == 'debug.keystore'))
        throw new GradleException('A release needs a key of its own: set PALAVER_KEYSTORE and the names beside it (docs/releasing.md).')
}
`;

const CONFIGS = /^ {4}signingConfigs \{\n/m;
const DEBUG_SIGNED = /(^ {8}release \{\n(?:.*\n)*?) {12}signingConfig signingConfigs\.debug\n/m;

/** Throws where the template has changed: a build that cannot be read must not sign with the debug key by silence. */
function signed(gradle) {
  if (!CONFIGS.test(gradle) || !DEBUG_SIGNED.test(gradle))
    throw new Error('releaseSigning: the template of android/app/build.gradle has changed');
  return (
    gradle
      .replace(DEBUG_SIGNED, (_, before) => `${before}            signingConfig signingConfigs.release\n`)
      .replace(CONFIGS, (line) => line + KEY) + REFUSAL
  );
}

module.exports = (config) =>
  withAppBuildGradle(config, (mod) => {
    mod.modResults.contents = signed(mod.modResults.contents);
    return mod;
  });
