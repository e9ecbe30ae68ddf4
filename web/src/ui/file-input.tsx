import { PaperClipIcon } from '@heroicons/react/20/solid';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { words } from './words.ts';

type FileInputProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    /** Said while no file is chosen. */
    without?: string;
  };

/** What the API accepts (product 9.1); the server judges the content. */
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

/** One file: the whole line is the target, and the chosen file's name is shown; `children` stand below it. */
export function FileInput(props: FileInputProps) {
  const { label, hint, error, isOptional, className, without = words.noFile, onChange, children, ...input } = props;
  const [fileName, setFileName] = useState<string | null>(null);
  return (
    <FieldFrame {...{ label, hint, error, isOptional, className }} id={input.id} name={input.name}>
      {(control) => (
        <>
          <div
            className={classNames(
              'group relative flex min-h-11 flex-wrap items-center gap-x-3 rounded-control border border-dashed bg-white px-3 py-2',
              // What is saved is only shown: the file's name, without the way to another one.
              'has-disabled:border-solid has-disabled:border-line has-disabled:bg-paper',
              'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-sea',
              error ? 'border-bad' : 'border-edge',
            )}
          >
            <PaperClipIcon aria-hidden="true" className="size-5 shrink-0 text-sea group-has-disabled:text-ink-soft" />
            <span className="shrink-0 font-semibold whitespace-nowrap text-sea group-has-disabled:hidden">
              {fileName ? words.changeFile : words.chooseFile}
            </span>
            <span className="min-w-0 wrap-anywhere text-small text-ink-soft">{fileName ?? without}</span>
            <input
              accept={ACCEPTED}
              {...input}
              {...control}
              type="file"
              className="absolute -inset-px cursor-pointer opacity-0 disabled:cursor-not-allowed"
              onChange={(event) => {
                setFileName(event.target.files?.[0]?.name ?? null);
                onChange?.(event);
              }}
            />
          </div>
          {children}
        </>
      )}
    </FieldFrame>
  );
}
