import type { ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';
import { contactContent } from './contact.content.ts';

interface VisitorFieldsProps {
  fields: Record<string, string>;
  values: Record<string, string>;
  phoneHint?: string;
  /** What the form asks before the phone. */
  children?: ReactNode;
}

const { name, email, phone } = contactContent.form;

/** Who is asking: name, e-mail address and phone, with what is wrong beside each and what was typed kept. */
export function VisitorFields({ fields, values, phoneHint, children }: VisitorFieldsProps) {
  return (
    <>
      <TextField
        label={name.label}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={values.name}
        error={fields.name}
      />
      <TextField
        label={email.label}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        error={fields.email}
      />
      {children}
      <TextField
        label={phone.label}
        hint={phoneHint}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={values.phone}
        error={fields.phone}
      />
    </>
  );
}
