import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

interface AccountPageProps {
  title: string;
  /** One sentence about what is asked; none when nothing is. */
  text?: string | null;
  /** What stands below the sheet. */
  help?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages about an account for who is not inside yet: a title, one sentence, one sheet. */
export function AccountPage({ title, text, help, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(() => {
    // The page became another one, and the button that did it is gone: reading goes on at its new title.
    if (title !== first.current) heading.current?.focus();
  }, [title]);
  return (
    <PageFrame title={title} titleRef={heading} text={text} width="form">
      <div className="grid grid-cols-1 gap-4">
        <Card isAccented>{children}</Card>
        {help}
      </div>
    </PageFrame>
  );
}
