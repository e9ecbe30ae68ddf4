import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../../../src/platform/settings.ts';
import { called, type Manifest } from '../../../fixture/deployment/rendering.ts';

/** `networking.k8s.io/v1` → `networking/v1`, `v1` → `core/v1`: where the package keeps a kind. */
function moduleOf(apiVersion = '') {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse();
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
}

const sourceOf = ({ apiVersion, kind, ...rest }: Manifest) =>
  `import type { ${kind} } from '${moduleOf(apiVersion)}';\n` +
  `export const manifest: ${kind} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)};\n`;

/**
 * What is wrong with manifests by the types of Kubernetes, a line each. As literals of TypeScript they may have no field
 * that their kind does not know: the compiler names it, at any depth.
 */
export function typeProblems(manifests: readonly Manifest[]): string[] {
  // The same one in several renderings is compiled once.
  const distinct = new Map(manifests.map((one) => [sourceOf(one), one]));
  const sources = new Map(
    [...distinct].map(([text, one], index) => [join(root, `manifest-${index}.ts`), { one, text }]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const [readFile, fileExists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  host.readFile = (path) => sources.get(path)?.text ?? readFile(path);
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const source = file && sources.get(file.fileName);
    return `${source ? called(source.one) : ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
