// Makes an account an administrator, or takes that back.
import { readCommandLine } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
import { accountOf, connectAdmin, describeTarget } from './lib/data/admin-sdk.ts';
import { targetHelp, targetOf, targetOptions } from './lib/data/target-options.ts';

const help = `npm run admin -- grant EMAIL [options]
npm run admin -- revoke EMAIL [options]

Sets or removes the claim that lets an account write reference data.

${targetHelp}`;

await runMain(async () => {
  const line = readCommandLine(help, targetOptions, { least: 2, most: 2 });
  if (!line) return;
  const { values, positionals } = line;
  const [action, email = ''] = positionals;
  if (action !== 'grant' && action !== 'revoke')
    throw new Failure(`“${action}” is not understood.\n\n${help}`);
  const target = targetOf(values);
  const admin = connectAdmin(target);
  try {
    const user = await accountOf(admin, email);
    const { admin: _admin, ...others } = user.customClaims ?? {};
    await admin.auth.setCustomUserClaims(user.uid, action === 'grant' ? { ...others, admin: true } : others);
    // Tokens already given out keep their claims for up to an hour; without refresh tokens they cannot be
    // renewed.
    if (action === 'revoke') await admin.auth.revokeRefreshTokens(user.uid);
    console.log(
      action === 'grant'
        ? `${email} is an administrator of ${describeTarget(target)}: sign in again to use it.${user.emailVerified ? '' : ' The address has to be verified first.'}`
        : `${email} is no longer an administrator of ${describeTarget(target)}; open sessions have to sign in again.`,
    );
  } finally {
    await admin.close();
  }
});
