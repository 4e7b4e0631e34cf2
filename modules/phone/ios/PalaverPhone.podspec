Pod::Spec.new do |s|
  s.name           = 'PalaverPhone'
  s.version        = '1.0.0'
  s.summary        = 'What Palaver asks of the phone itself'
  s.license        = 'MIT'
  s.author         = 'Palaver'
  s.homepage       = 'https://palaver.invalid'
  s.platforms      = { :ios => '16.4' }
  s.swift_version  = '5.9'
  s.source         = { git: '' }
  s.static_framework = true

  s.dependency 'ExpoModulesCore'

  s.source_files = '**/*.swift'
end
