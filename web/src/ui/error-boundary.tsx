import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorBoundaryProps {
  message: string;
  reloadLabel: string;
  children: ReactNode;
}

/** Says that a part of the page failed, such as when its code was replaced by a newer version; the rest stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { message, reloadLabel, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert" className="grid justify-items-start gap-4 py-10">
        <p>{message}</p>
        <Button onClick={() => window.location.reload()}>{reloadLabel}</Button>
      </div>
    );
  }
}
