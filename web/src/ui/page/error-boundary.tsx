import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface ErrorBoundaryProps {
  message: string;
  reloadLabel: string;
  children: ReactNode;
}

/**
 * Shows that a part of the page failed, for example because a newer version replaced its code; the rest of
 * the page stays.
 */
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
