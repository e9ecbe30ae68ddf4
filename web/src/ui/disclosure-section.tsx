import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureSectionProps {
  /** The line that is always seen. */
  header: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** What is in it is made, and so read from the server, only while it is open; it is not printed. */
  isMadeWhenOpen?: boolean;
}

/** A card that folds. Its content stays in the document, so that printing shows all. */
export function DisclosureSection({
  header,
  children,
  isOpenAtFirst = false,
  isMadeWhenOpen = false,
}: DisclosureSectionProps) {
  return (
    <Disclosure
      as="section"
      defaultOpen={isOpenAtFirst}
      className={classNames('rounded-card border border-line bg-white', isMadeWhenOpen && 'print:hidden')}
    >
      {({ open }) => (
        <>
          <DisclosureButton className="group flex min-h-14 w-full items-center gap-3 rounded-card card-inset py-3 text-left hover:bg-sea-tint/50 print:min-h-0 print:py-2">
            <span className="min-w-0 grow">{header}</span>
            <ChevronDownIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-sea transition-transform group-data-open:rotate-180 print:hidden"
            />
          </DisclosureButton>
          {/* `static`, because the panel would hide itself by `hidden`, which no style can undo on paper. */}
          <DisclosurePanel
            static
            style={open ? undefined : { display: 'none' }}
            className="card-inset pt-1 pb-5 print:block! print:pt-0 print:pb-2"
          >
            {(open || !isMadeWhenOpen) && children}
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
