import type { Guard } from '../guard.ts';

/** Forms and lists that lose nothing. */
export const web: readonly Guard[] = [
  {
    name: 'a form that is sent once, pressed twice',
    file: 'web/src/lib/forms/use-form-life.ts',
    replace: [['if (isRunning.current) return;', '']],
    suite: 'web/test/components/lib/forms.test.tsx',
    test: 'is sent once, however fast it is pressed',
    project: 'web',
  },
  {
    name: 'a form that is read at the moment of leaving it',
    file: 'web/src/lib/forms/use-stored-values.ts',
    replace: [['!isSame(form.getValues(), base.current.values)', 'form.formState.isDirty']],
    suite: 'web/test/components/lib/forms.test.tsx',
    test: 'asks by what stands in it at that moment',
    project: 'web',
  },
  {
    name: 'a form that shows the version of somebody else',
    file: 'web/src/lib/forms/use-form-life.ts',
    replace: [["error.kind === 'conflict';", "error.kind === 'not-found';"]],
    suite: 'web/test/components/lib/forms.test.tsx',
    test: 'is never written over by closing the question',
    project: 'web',
  },
];
