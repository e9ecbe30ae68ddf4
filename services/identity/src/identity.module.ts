import { CALLER_CHECK, FilesModule, AttemptSweep } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { AccessTokens } from './credentials/access-tokens.ts';
import { ChosenPassword } from './credentials/chosen-password.ts';
import { CurrentPassword } from './credentials/current-password.ts';
import { DocumentTries } from './credentials/document-tries.ts';
import { EmailChanges } from './credentials/email-changes.ts';
import { CredentialSweep } from './credentials/credential-sweep.ts';
import { Invitations } from './credentials/invitations.ts';
import { Limits } from './credentials/limits.ts';
import { LinkReader } from './credentials/link-reader.ts';
import { KnownOrigins } from './credentials/known-origins.ts';
import { ResetLimits } from './credentials/reset-limits.ts';
import { LoginLimits } from './credentials/login-limits.ts';
import { MailedLinks } from './credentials/mailed-links.ts';
import { OpenSessions } from './credentials/open-sessions.ts';
import { PasswordChanges } from './credentials/password-changes.ts';
import { Passwords } from './credentials/passwords.ts';
import { FactorNews } from './credentials/factor-news.ts';
import { ShutOutStaff } from './credentials/shut-out-staff.ts';
import { SecondFactors } from './credentials/second-factors.ts';
import { SessionCheck } from './credentials/session-check.ts';
import { TokenPairs } from './credentials/token-pairs.ts';
import { UntoldAccountEmails } from './credentials/untold-account-emails.ts';
import { WaitingAccounts } from './credentials/waiting-accounts.ts';
import { DemoPeople } from './demo/demo-people.ts';
import { AgencyLogoController } from './http/agency-logo.controller.ts';
import { AgencySettingsController } from './http/agency-settings.controller.ts';
import { DeviceCookie } from './http/device-cookie.ts';
import { EmailsController } from './http/emails.controller.ts';
import { EmployeesController } from './http/employees.controller.ts';
import { EndedSessionsController } from './http/ended-sessions.controller.ts';
import { IdPhotosController } from './http/id-photos.controller.ts';
import { LinkAttempts } from './http/link-attempts.ts';
import { OwnSessionsController } from './http/own-sessions.controller.ts';
import { PassengerController } from './http/passenger.controller.ts';
import { PassengersController } from './http/passengers.controller.ts';
import { PeopleController } from './http/people.controller.ts';
import { ProfileController } from './http/profile.controller.ts';
import { SecondFactorController } from './http/second-factor.controller.ts';
import { SessionsController } from './http/sessions.controller.ts';
import { UsersController } from './http/users.controller.ts';
import { AgencyRepository } from './persistence/agency.repository.ts';
import { EmployeeRepository } from './persistence/employee.repository.ts';
import { FormerPersonRepository } from './persistence/former-person.repository.ts';
import { KnownDeviceRepository } from './persistence/known-device.repository.ts';
import { PassengerRepository } from './persistence/passenger.repository.ts';
import { PersonRepository } from './persistence/person.repository.ts';
import { ProfileRepository } from './persistence/profile.repository.ts';
import { RefreshTokenRepository } from './persistence/refresh-token.repository.ts';
import { SecondFactorRepository } from './persistence/second-factor.repository.ts';
import { SessionRepository } from './persistence/session.repository.ts';
import { UserTokenRepository } from './persistence/user-token.repository.ts';
import { UserRepository } from './persistence/user.repository.ts';
import { FindIdPhotoHandler } from './queries/find-id-photo.ts';
import { FindKnownPassengersHandler } from './queries/find-known-passengers.ts';
import { GetAgencySettingsHandler } from './queries/get-agency-settings.ts';
import { GetCurrentUserHandler } from './queries/get-current-user.ts';
import { GetEmailOfUserHandler } from './queries/get-email-of-user.ts';
import { GetPassengerHandler } from './queries/get-passenger.ts';
import { GetProfileHandler } from './queries/get-profile.ts';
import { GetSecondFactorHandler } from './queries/get-second-factor.ts';
import { ListEmployeesHandler } from './queries/list-employees.ts';
import { ListEndedSessionsHandler } from './queries/list-ended-sessions.ts';
import { ListSessionsHandler } from './queries/list-sessions.ts';
import { ProfileReader } from './queries/profile-reader.ts';
import { VerifyTokenHandler } from './queries/verify-token.ts';
import { ProfileReferences } from './references/profile-references.ts';
import { RegistrationReferences } from './references/registration-references.ts';
import { EmployeeReferences } from './references/employee-references.ts';
import { StandInReferences } from './references/stand-in-references.ts';
import { AcceptEmploymentHandler } from './use-cases/accept-employment.ts';
import { ActivateUserHandler } from './use-cases/activate-user.ts';
import { BeginSecondFactorHandler } from './use-cases/begin-second-factor.ts';
import { CancelEmailChangeHandler } from './use-cases/cancel-email-change.ts';
import { ChangeRolesHandler } from './use-cases/change-roles.ts';
import { ChangePasswordHandler } from './use-cases/change-password.ts';
import { ConfirmAccountHandler } from './use-cases/confirm-account.ts';
import { ConfirmEmailHandler } from './use-cases/confirm-email.ts';
import { ConfirmSecondFactorHandler } from './use-cases/confirm-second-factor.ts';
import { CreateAgencyHandler } from './use-cases/create-agency.ts';
import { CreateStaffHandler } from './use-cases/create-staff.ts';
import { DeactivatePassengerHandler } from './use-cases/deactivate-passenger.ts';
import { DiscardPasswordHandler } from './use-cases/discard-password.ts';
import { DismissEmployeeHandler } from './use-cases/dismiss-employee.ts';
import { EndOtherSessionsHandler } from './use-cases/end-other-sessions.ts';
import { EndSessionHandler } from './use-cases/end-session.ts';
import { ForgetSecondFactorHandler } from './use-cases/forget-second-factor.ts';
import { InviteEmployeeHandler } from './use-cases/invite-employee.ts';
import { LogIn } from './use-cases/log-in.ts';
import { LogOutHandler } from './use-cases/log-out.ts';
import { MailWaitingEmailAgainHandler } from './use-cases/mail-waiting-email-again.ts';
import { OpenSessionHandler } from './use-cases/open-session.ts';
import { RefreshSessionHandler } from './use-cases/refresh-session.ts';
import { RegisteredDocuments } from './use-cases/registered-documents.ts';
import { RegisterPassengersHandler } from './use-cases/register-passengers.ts';
import { ReleaseCedulaHandler } from './use-cases/release-cedula.ts';
import { RemoveSecondFactorHandler } from './use-cases/remove-second-factor.ts';
import { RenewRecoveryCodesHandler } from './use-cases/renew-recovery-codes.ts';
import { RequestAccountConfirmationHandler } from './use-cases/request-account-confirmation.ts';
import { RequestPasswordResetHandler } from './use-cases/request-password-reset.ts';
import { ResendActivationHandler } from './use-cases/resend-activation.ts';
import { ResendInvitationHandler } from './use-cases/resend-invitation.ts';
import { ResetPasswordHandler } from './use-cases/reset-password.ts';
import { SeparateAccountHandler } from './use-cases/separate-account.ts';
import { SiteAgencyCheck } from './site-agency-check.ts';
import { StateAbsenceHandler } from './use-cases/state-absence.ts';
import { UndoEmailChangeHandler } from './use-cases/undo-email-change.ts';
import { UpdateAgencyHandler } from './use-cases/update-agency.ts';
import { SetAgencyLogoHandler } from './use-cases/set-agency-logo.ts';
import { UpdateAgencySettingsHandler } from './use-cases/update-agency-settings.ts';
import { UpdatePassengerHandler } from './use-cases/update-passenger.ts';
import { UpdateProfileHandler } from './use-cases/update-profile.ts';
import { WarnOfLoginAttemptsHandler } from './use-cases/warn-of-login-attempts.ts';
import { WriteProfile } from './use-cases/write-profile.ts';

const credentials = [
  AccessTokens,
  ChosenPassword,
  CurrentPassword,
  DocumentTries,
  EmailChanges,
  CredentialSweep,
  UntoldAccountEmails,
  Limits,
  LinkReader,
  KnownOrigins,
  LoginLimits,
  ResetLimits,
  MailedLinks,
  AttemptSweep,
  OpenSessions,
  PasswordChanges,
  Passwords,
  SecondFactors,
  ShutOutStaff,
  FactorNews,
  SessionCheck,
  TokenPairs,
];

const repositories = [
  AgencyRepository,
  EmployeeRepository,
  FormerPersonRepository,
  KnownDeviceRepository,
  PassengerRepository,
  PersonRepository,
  ProfileRepository,
  RefreshTokenRepository,
  SecondFactorRepository,
  SessionRepository,
  UserTokenRepository,
  UserRepository,
];

const references = [EmployeeReferences, ProfileReferences, RegistrationReferences, StandInReferences];

const useCases = [
  ActivateUserHandler,
  BeginSecondFactorHandler,
  CancelEmailChangeHandler,
  ChangePasswordHandler,
  ChangeRolesHandler,
  ConfirmAccountHandler,
  ConfirmEmailHandler,
  ConfirmSecondFactorHandler,
  CreateAgencyHandler,
  UpdateAgencyHandler,
  UpdateAgencySettingsHandler,
  SetAgencyLogoHandler,
  CreateStaffHandler,
  AcceptEmploymentHandler,
  DeactivatePassengerHandler,
  DiscardPasswordHandler,
  DismissEmployeeHandler,
  EndOtherSessionsHandler,
  EndSessionHandler,
  ForgetSecondFactorHandler,
  InviteEmployeeHandler,
  LogIn,
  LogOutHandler,
  MailWaitingEmailAgainHandler,
  OpenSessionHandler,
  RefreshSessionHandler,
  RegisteredDocuments,
  RegisterPassengersHandler,
  ReleaseCedulaHandler,
  RemoveSecondFactorHandler,
  RenewRecoveryCodesHandler,
  RequestAccountConfirmationHandler,
  SeparateAccountHandler,
  RequestPasswordResetHandler,
  ResendActivationHandler,
  ResendInvitationHandler,
  ResetPasswordHandler,
  StateAbsenceHandler,
  UndoEmailChangeHandler,
  UpdatePassengerHandler,
  UpdateProfileHandler,
  WarnOfLoginAttemptsHandler,
  WriteProfile,
];

const queries = [
  FindIdPhotoHandler,
  FindKnownPassengersHandler,
  GetAgencySettingsHandler,
  GetCurrentUserHandler,
  GetEmailOfUserHandler,
  GetPassengerHandler,
  GetProfileHandler,
  GetSecondFactorHandler,
  ListEmployeesHandler,
  ListEndedSessionsHandler,
  ListSessionsHandler,
  ProfileReader,
  VerifyTokenHandler,
];

@Module({
  imports: [FilesModule],
  controllers: [
    SessionsController,
    OwnSessionsController,
    EndedSessionsController,
    SecondFactorController,
    UsersController,
    EmailsController,
    PeopleController,
    ProfileController,
    IdPhotosController,
    PassengerController,
    PassengersController,
    EmployeesController,
    AgencySettingsController,
    AgencyLogoController,
  ],
  providers: [
    ...credentials,
    ...repositories,
    ...references,
    ...useCases,
    ...queries,
    DeviceCookie,
    LinkAttempts,
    WaitingAccounts,
    Invitations,
    DemoPeople,
    SiteAgencyCheck,
    { provide: CALLER_CHECK, useExisting: SessionCheck },
  ],
  exports: [CALLER_CHECK],
})
export class IdentityModule {}
