import type { ReactNode } from 'react';

/** A message of failure or success that screen readers announce. */
export function StatusMessage({
  tone,
  children,
}: {
  tone: 'danger' | 'success' | 'info';
  children: ReactNode;
}) {
  const looks = {
    danger: 'bg-danger-soft text-danger',
    success: 'bg-success-soft text-success',
    info: 'bg-pine-soft text-pine',
  };
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`form-answer rounded-field px-4 py-3 text-sm font-medium ${looks[tone]}`}
    >
      {children}
    </p>
  );
}
