/**
 * Imported first by every command: an older Node fails later, with errors that say nothing. (`npm` scripts find the
 * right one by themselves, in node_modules/.bin.)
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 9)) {
  process.stderr.write(
    `Bitácora needs Node 24.9 or newer; this is ${process.version}. Run it through npm (\`npm install && npm start\`), ` +
      `which brings the right one, or put node_modules/.bin first in PATH.\n`,
  );
  process.exit(1);
}
