import { createRequire } from 'node:module';

type SwcJest = typeof import('@swc/jest', { with: { 'resolution-mode': 'require' } });
type Swc = ReturnType<SwcJest['createTransformer']>;
type Options<Method> = Method extends (source: string, path: string, options: infer Given) => unknown ? Given : never;

const { createTransformer: createSwc }: SwcJest = createRequire(import.meta.url)('@swc/jest');

const importOfIcons = /import \{([^}]+)\} from '(@heroicons\/react\/\d+\/(?:solid|outline))';/g;

/** Each icon from its own module, on as many lines as they stood on. */
export const oneIconEach = (source: string): string =>
  source.replace(importOfIcons, (statement: string, names: string, folder: string) => {
    const icons = names.split(',').map((name) => name.trim());
    const imports = icons.filter(Boolean).map((icon) => `import ${icon} from '${folder}/${icon}';`);
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });

/**
 * swc for the suites of the web. Each suite loads its modules anew, and the index of an icon set has 324 of them: from there
 * every suite would load three sets whole (docs/architecture.md#testing).
 */
export function createTransformer(settings: Parameters<SwcJest['createTransformer']>[0]) {
  const swc = createSwc(settings);
  return {
    process: (source: string, path: string, options: Options<Swc['process']>) =>
      swc.process?.(oneIconEach(source), path, options),
    // Of what is compiled: whoever changes the rule reads no former answer.
    getCacheKey: (source: string, path: string, options: Options<Swc['getCacheKey']>) =>
      swc.getCacheKey?.(oneIconEach(source), path, options),
  };
}
