import { Router } from 'express';
import { fieldsOf, textBody } from '../../kit/rest/multipart.ts';
import { answer } from '../../kit/rest/route.ts';
import { login } from './auth.service.ts';

/** The documented login path. */
export function authRouter(): Router {
  const router = Router();
  router.post(
    '/api/auth/login',
    textBody,
    answer(async (context, request) => {
      const { username, password, code } = fieldsOf(request);
      const { token, message } = await login(context, username, password, { code });
      return { token, message };
    }),
  );
  return router;
}
