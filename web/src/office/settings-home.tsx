import { Navigate } from 'react-router-dom';

/** The address of the settings leads to the part that each account has. */
export function SettingsHome() {
  return <Navigate to="/my-account/settings/account" replace />;
}
