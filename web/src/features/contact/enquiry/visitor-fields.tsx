import type { ReactNode } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { contactContent } from './contact.content.ts';

interface VisitorFieldsProps {
  fields: Record<string, string>;
  values: Record<string, string>;
  /** Whether the form promises a call. */
  callPromised?: boolean;
  /** Whether the phone number comes before the e-mail address. */
  phoneFirst?: boolean;
  /** Fields before the phone number. */
  children?: ReactNode;
}

const { name, email, phone } = contactContent.form;

/** The visitor’s name, e-mail address and phone, each with its error; typed values stay. */
export function VisitorFields({
  fields,
  values,
  callPromised = false,
  phoneFirst = false,
  children,
}: VisitorFieldsProps) {
  const telephone = (
    <TextField
      label={callPromised ? phone.requiredLabel : phone.label}
      hint={callPromised ? undefined : phone.hint}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={40}
      defaultValue={values.phone}
      error={fields.phone}
    />
  );
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
      {phoneFirst && telephone}
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
      {!phoneFirst && telephone}
    </>
  );
}
