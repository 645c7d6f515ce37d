import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { TextField } from './field.tsx';

test('a wrong field is marked, and screen readers read its error', () => {
  renderPage(<TextField label="Phone" name="phone" error="Please enter a number that we can call." />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toContain('Please enter a number that we can call.');
});

test('a valid field shows no error', () => {
  renderPage(<TextField label="Phone" name="phone" />);
  expect(screen.getByRole('textbox', { name: 'Phone' }).hasAttribute('aria-invalid')).toBe(false);
});
