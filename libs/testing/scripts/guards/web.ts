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
  {
    name: 'a service form that sends every kind of field',
    file: 'web/src/features/service-forms/model/form-data.ts',
    replace: [['choice: appendText,', 'choice: () => undefined,']],
    suite: 'web/test/components/service-forms/every-kind.test.tsx',
    test: 'the form of train_ticket filled in as its example sends what makes the example',
    project: 'web',
  },
  {
    name: 'the page about baggage of the airline that flies',
    file: 'libs/contracts/src/service-kinds/air-ticket.ts',
    replace: [
      [
        'airlineOf(flight_number)?.baggagePage ?? null',
        "airlineOf(flight_number || 'LA 1')?.baggagePage ?? 'https://www.latamairlines.com'",
      ],
    ],
    suite: 'libs/contracts/test/unit/airlines.test.ts',
    test: 'nobody is sent to a wrong page',
    project: 'unit',
  },
  {
    name: 'a photo that is sent though it was still being prepared',
    file: 'web/src/features/profile/use-profile-form.ts',
    replace: [['chosen ? preparedPhoto(chosen) : Promise.resolve(null)', 'Promise.resolve(chosen)']],
    suite: 'web/test/components/account/update-profile.test.tsx',
    test: 'waits for a photo that is still being prepared, and sends it',
    project: 'web',
  },
  {
    name: 'a toast that is told again',
    file: 'web/src/ui/toasts/toast-container.tsx',
    replace: [['<span key={said}>', '<span>']],
    suite: 'web/test/components/ui/toasts.test.tsx',
    test: 'what is said again while it is shown is told again',
    project: 'web',
  },
  {
    name: 'a redirect that a step back in the same moment cannot pass by',
    file: 'web/src/lib/navigation/site-router.tsx',
    replace: [
      ['type ReactNode, useLayoutEffect', 'type ReactNode, startTransition, useLayoutEffect'],
      ['history.listen(setPlace)', 'history.listen((place) => startTransition(() => setPlace(place)))'],
    ],
    suite: 'web/test/components/lib/navigation.test.tsx',
    test: 'a step back before a redirect is on screen',
    project: 'web',
  },
  {
    name: 'the end of what was said of an attempt with the next submit',
    file: 'web/src/ui/toasts/toast-container.tsx',
    replace: [["document.addEventListener('submit', dismissAll, true);", '']],
    suite: 'web/test/components/ui/toasts.test.tsx',
    test: 'what was said of an attempt is gone with the next submit',
    project: 'web',
  },
  {
    name: 'the place of the keyboard where something is on its way',
    file: 'web/src/ui/tab-stop.tsx',
    replace: [['if (element === document.activeElement)', 'if (element !== document.activeElement)']],
    suite: 'web/test/components/ui/kit.test.tsx',
    test: 'goes on at the start of that part',
    project: 'web',
  },
];
