import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FieldGroup } from './field-group.tsx';

const openFor = ['FOR_RENT'];

function form(hasErrors: boolean) {
  return (
    <form>
      <select name="propertyStatus" aria-label="Status" defaultValue="FOR_SALE">
        <option value="FOR_SALE">FOR_SALE</option>
        <option value="FOR_RENT">FOR_RENT</option>
      </select>
      <FieldGroup
        title="If it is for rent"
        choice="propertyStatus"
        initial="FOR_SALE"
        openFor={openFor}
        hasErrors={hasErrors}
      >
        <input name="rent.depositMonths" aria-label="Deposit" />
      </FieldGroup>
    </form>
  );
}

const group = () => screen.getByRole<HTMLDetailsElement>('group');

test('the group follows the choice, and keeps what was typed while it is closed', async () => {
  const user = userEvent.setup();
  render(form(false));
  expect(group().open).toBe(false);
  await user.selectOptions(screen.getByLabelText('Status'), 'FOR_RENT');
  expect(group().open).toBe(true);
  await user.type(screen.getByLabelText('Deposit'), '2');
  await user.selectOptions(screen.getByLabelText('Status'), 'FOR_SALE');
  expect(group().open).toBe(false);
  const typed = new FormData(group().closest('form') ?? undefined);
  expect(typed.get('rent.depositMonths')).toBe('2');
});

test('an error opens the group, whatever was chosen', () => {
  const { rerender } = render(form(false));
  expect(group().open).toBe(false);
  rerender(form(true));
  expect(group().open).toBe(true);
});
