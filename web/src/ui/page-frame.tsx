import type { ReactNode, Ref } from 'react';

interface PageTitleProps {
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** The one heading of a page, in the one size of all pages. It can take the focus when the page becomes another one. */
export function PageTitle({ ref, children }: PageTitleProps) {
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="text-headline font-bold tracking-tight wrap-anywhere outline-none short:text-title max-[15rem]:text-title"
    >
      {children}
    </h1>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Other ways on, at the title's side. */
  beside?: ReactNode;
}

/** What stands on top of a page. */
export function PageHeader({ title, titleRef, text, beside }: PageHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:mb-5 short:mb-2">
      <div className="min-w-0">
        <PageTitle ref={titleRef}>{title}</PageTitle>
        {text && <p className="mt-1 max-w-prose text-lead text-ink-soft short:text-body">{text}</p>}
      </div>
      {beside}
    </header>
  );
}

const widths = { screen: '', sheet: 'max-w-188', form: 'mx-auto max-w-form' };

interface PageFrameProps extends PageHeaderProps {
  /** The way to the page before, above the title. */
  back?: ReactNode;
  /** As wide as all pages, or a sheet: of a long form at the left edge that lists beside it have, of a short one in the middle. */
  width?: keyof typeof widths;
  children: ReactNode;
}

/** A page under its title, in the one container that header and footer have, too. */
export function PageFrame({ back, width = 'screen', children, ...header }: PageFrameProps) {
  return (
    <div className="page-width page-room print:p-0">
      <div className={widths[width]}>
        {back}
        <PageHeader {...header} />
        {children}
      </div>
    </div>
  );
}
