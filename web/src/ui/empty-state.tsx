import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  /** What will be here. */
  title: string;
  /** Who acts next. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge bg-white px-6 py-12 text-center">
      {icon && <span className="text-sea [&>svg]:size-10">{icon}</span>}
      <h2 className="text-subtitle font-semibold">{title}</h2>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action && <div className="mt-2 max-w-full min-w-0">{action}</div>}
    </div>
  );
}
