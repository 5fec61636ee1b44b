import { describe, expect, it } from 'vitest';
import { isUnknownAccount, meansAbsent, sentenceOf } from './cloud-refusals.ts';

// As gcloud writes them.
const SIGNED_OUT = `ERROR: (gcloud.projects.describe) You do not currently have an active account selected.
Please run:

  $ gcloud auth login`;
const NO_PROJECT =
  'ERROR: (gcloud.projects.describe) [somebody@example.com] does not have permission to access projects instance [bar-of-ours] (or it may not exist): The caller does not have permission.';
const OFF = `ERROR: (gcloud.billing.projects.describe) PERMISSION_DENIED: Cloud Billing API has not been used in project 4711 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/cloudbilling.googleapis.com/overview?project=4711 then retry.
- '@type': type.googleapis.com/google.rpc.ErrorInfo
  domain: googleapis.com
  metadata:
    consumer: projects/4711
    service: cloudbilling.googleapis.com
  reason: SERVICE_DISABLED`;
const NO_BILLING = `ERROR: (gcloud.services.enable) FAILED_PRECONDITION: Billing account for project '4711' is not found. Billing must be enabled for activation of service(s) 'run.googleapis.com' to proceed.
  reason: UREQ_PROJECT_BILLING_NOT_FOUND`;
const NOT_ALLOWED =
  'ERROR: (gcloud.services.enable) PERMISSION_DENIED: Not authorized to enable services on project.';
const NO_ACCOUNT =
  'ERROR: (gcloud.projects.add-iam-policy-binding) INVALID_ARGUMENT: Service account 4711-compute@developer.gserviceaccount.com does not exist.';

describe('what gcloud refuses', () => {
  it.each([
    ['nobody is signed in', SIGNED_OUT, 'run "gcloud auth login"'],
    ['nobody is signed in, in a pipeline', SIGNED_OUT, '"gcloud auth activate-service-account --key-file'],
    ['the sign-in has run out', 'ERROR: Reauthentication failed. cannot prompt', 'run "gcloud auth login"'],
    [
      'an interface is off',
      OFF,
      '"gcloud services enable cloudbilling.googleapis.com --project 4711", wait a minute',
    ],
    ['billing is off', NO_BILLING, '"gcloud billing projects link ID --billing-account=ACCOUNT"'],
    ['a role is missing', NOT_ALLOWED, '--role=roles/owner"'],
  ])('%s: a sentence with the next command', (_what, stderr, command) => {
    expect(sentenceOf(stderr)).toContain(command);
    expect(sentenceOf(stderr)).toMatch(/run the deploy again\.$|then the deploy again\.$/);
  });

  it('stays in its own words where nobody knows better', () => {
    expect(sentenceOf('ERROR: gcloud crashed (ValueError)')).toBeNull();
  });

  it('means that a project does not exist, or is not shown to this account', () => {
    expect(meansAbsent(['projects', 'describe', 'bar-of-ours'], NO_PROJECT)).toBe(true);
    expect(meansAbsent(['projects', 'describe', 'bar-of-ours'], SIGNED_OUT)).toBe(false);
  });

  it('never takes a switched-off interface of the asking account for a missing project or missing billing', () => {
    expect(meansAbsent(['billing', 'projects', 'describe', 'bar-of-ours'], OFF)).toBe(false);
    expect(meansAbsent(['projects', 'describe', 'bar-of-ours'], OFF)).toBe(false);
    expect(meansAbsent(['firestore', 'databases', 'describe'], OFF)).toBe(true);
  });

  it('tells an account that is not there yet from other refusals', () => {
    expect(isUnknownAccount(NO_ACCOUNT)).toBe(true);
    expect(isUnknownAccount(NO_PROJECT)).toBe(false);
  });
});
