import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { formTokenField, SignFormContext } from '../../lib/form-token.ts';

/**
 * The signature of a form that can be sent without JavaScript: proof that the server showed it. The server writes it
 * into its HTML, where the browser leaves it as it is; forms that JavaScript sends need none.
 */
export function FormToken() {
  const sign = use(SignFormContext);
  const { pathname } = useLocation();
  return (
    <input
      type="hidden"
      name={formTokenField}
      {...(sign && { value: sign(pathname) })}
      suppressHydrationWarning
    />
  );
}
